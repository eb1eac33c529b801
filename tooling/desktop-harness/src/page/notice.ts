import { dress, say } from './dress.js'

let shown: HTMLElement | undefined

/** Opens another window of the app, and offers it by hand where the browser does not let it be opened. */
export function showNotice(url: string, title: string): void {
  shown?.remove()
  shown = undefined
  if (url === '') return
  const bar = document.createElement('aside')
  bar.setAttribute('role', 'status')
  dress(bar, {
    ...{ position: 'fixed', insetInline: '0', bottom: '0', zIndex: '2147483647', padding: '14px 24px' },
    ...{ display: 'flex', gap: '16px', alignItems: 'center', justifyContent: 'center' },
    ...{ background: 'Canvas', color: 'CanvasText', borderTop: '1px solid GrayText', font: '14px system-ui' },
  })
  const link = document.createElement('a')
  link.href = url
  link.target = '_blank'
  link.rel = 'noopener'
  link.textContent = say('Open it', '打开')
  dress(link, { color: 'LinkText', textDecoration: 'underline', fontWeight: '600' })
  bar.append(`${title}: ${say('another window waits for you.', '另一个窗口在等待你。')}`, link)
  link.addEventListener('click', () => showNotice('', ''))
  shown = bar
  document.body.append(bar)
}
