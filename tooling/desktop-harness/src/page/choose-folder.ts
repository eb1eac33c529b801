import { dress, say } from './dress.js'

/** Asks for a folder by the browser's own means, and hands over its files. */
export function chooseFolder(number: number): void {
  const sheet = document.createElement('dialog')
  sheet.setAttribute('aria-label', say('Choose a folder', '选择文件夹'))
  dress(sheet, {
    ...{ margin: 'auto', padding: '28px', border: '1px solid GrayText', borderRadius: '12px' },
    ...{ background: 'Canvas', color: 'CanvasText', font: '15px/1.5 system-ui', maxWidth: '26rem' },
  })
  const words = document.createElement('p')
  words.textContent = say(
    'Choose a folder. Your browser hands its files to the studio on this machine, and nothing else.',
    '请选择文件夹。浏览器只会把其中的文件交给本机上的工作室。',
  )
  const input = document.createElement('input')
  input.type = 'file'
  input.webkitdirectory = true
  input.setAttribute('aria-label', say('Folder', '文件夹'))
  dress(input, { marginBlock: '16px', font: 'inherit', maxWidth: '100%' })
  const cancel = document.createElement('button')
  cancel.textContent = say('Cancel', '取消')
  dress(cancel, { font: 'inherit', padding: '6px 14px' })
  const end = (name?: string) => {
    sheet.close()
    sheet.remove()
    void fetch('/stand-in/chosen', { method: 'POST', body: JSON.stringify({ number, name }) })
  }
  cancel.addEventListener('click', () => end())
  sheet.addEventListener('cancel', (event) => {
    // The field's own dialog may be left, and asked for again.
    if (event.target !== sheet) return
    event.preventDefault()
    end()
  })
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])]
    input.disabled = true
    words.setAttribute('role', 'status')
    handOver(number, files, (done) => {
      words.textContent = `${done} / ${files.length}`
    }).then(
      () => end(files[0]?.webkitRelativePath.split('/')[0]),
      () => end(),
    )
  })
  sheet.append(words, input, document.createElement('br'), cancel)
  document.body.append(sheet)
  sheet.showModal()
  input.focus()
}

async function handOver(number: number, files: readonly File[], tell: (done: number) => void): Promise<void> {
  for (const [at, file] of files.entries()) {
    const path = encodeURIComponent(file.webkitRelativePath)
    const answer = await fetch(`/stand-in/file/${number}/${path}`, { method: 'POST', body: file })
    if (!answer.ok) throw new Error('A file was not taken')
    tell(at + 1)
  }
}
