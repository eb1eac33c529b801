import { Button, FileButton } from '@chiaroscuro/ui'
import { Plural, Trans } from '@lingui/react/macro'
import { Form } from '@remix-run/react'
import { type DragEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import * as frame from '#app/layout/frame.css.js'
import type { ListResult } from '#app/verify/list-offer.js'
import { addGiven, type Given, MOST_GIVEN, offersIn, readFiles } from './given.js'
import * as css from './page.css.js'
import { useResultWords } from './use-result-words.js'

// What reads offers comes with the first one.
const UploadHere = lazy(() => import('./upload-here.js'))

export interface UploadPageProps {
  /** What became of an offer that a browser without script sent. */
  answered: { text: string; result: ListResult } | undefined
}

/** Paste, drop or pick offers: each is checked here before it is listed. */
export function UploadPage({ answered }: UploadPageProps) {
  const [{ given, left }, setDesk] = useState<ReturnType<typeof addGiven>>({ given: [], left: 0 })
  const add = (more: readonly Omit<Given, 'key'>[]) => setDesk((before) => addGiven(before.given, more))
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <div className={frame.pageHead}>
        <div>
          <h1 className={frame.pageTitle}>
            <Trans>Upload offers</Trans>
          </h1>
          <p className={frame.pageLead}>
            <Trans>
              An offer is a half-signed trade in a file. Your browser reads it and checks it against the
              chain; then you list it, and anybody can take it.
            </Trans>
          </p>
        </div>
      </div>
      <Ways answered={answered} onGiven={add} />
      {left > 0 ? (
        <p className={css.fault} role="alert">
          <Plural
            value={left}
            one={`# offer was left out: at most ${MOST_GIVEN} are looked at together.`}
            other={`# offers were left out: at most ${MOST_GIVEN} are looked at together.`}
          />
        </p>
      ) : null}
      {given.length > 0 ? (
        <Suspense
          fallback={
            <p className={css.quiet} role="status">
              <Trans>Loading the reader</Trans>
            </p>
          }
        >
          <UploadHere given={given} />
        </Suspense>
      ) : null}
    </div>
  )
}

interface WaysProps extends UploadPageProps {
  onGiven: (more: readonly Omit<Given, 'key'>[]) => void
}

/** The ways to give an offer. Without script the form itself lists one. */
function Ways({ answered, onGiven }: WaysProps) {
  const id = useId()
  const words = useResultWords()
  const [text, setText] = useState(answered?.text ?? '')
  const isAlive = useRef(false)
  useEffect(() => {
    isAlive.current = true
  }, [])
  const paste = () => {
    if (!text.trim()) return
    onGiven(offersIn(text).map((one) => ({ name: null, text: one })))
    setText('')
  }
  return (
    <div className={css.ways}>
      <Drop onFiles={(files) => void readFiles(files).then(onGiven)} />
      <Form
        method="post"
        className={css.way}
        onSubmit={(event) => {
          if (!isAlive.current) return
          event.preventDefault()
          paste()
        }}
      >
        <label className={css.label} htmlFor={id}>
          <Trans>Or paste offers</Trans>
        </label>
        <textarea
          id={id}
          name="offer"
          className={css.text}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          placeholder="offer1…"
          spellCheck={false}
          autoComplete="off"
          required
        />
        {answered ? (
          <p className={css.fault} role="alert">
            {words(answered.result)}
          </p>
        ) : null}
        <Button type="submit">
          <span className={frame.scripted}>
            <Trans>Check</Trans>
          </span>
          <span className={css.plain}>
            <Trans>Check and list</Trans>
          </span>
        </Button>
      </Form>
    </div>
  )
}

/** Where files are dropped, or picked by name. */
function Drop({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const [isOver, setIsOver] = useState(false)
  const over = (event: DragEvent, is: boolean) => {
    event.preventDefault()
    setIsOver(is)
  }
  return (
    <fieldset
      className={css.drop}
      data-over={isOver}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={(event) => {
        over(event, false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      <p className={css.label}>
        <Trans>Drop offer files here, or</Trans>
      </p>
      <FileButton multiple accept=".offer,text/plain" onFiles={onFiles}>
        <Trans>Choose offer files</Trans>
      </FileButton>
      <p className={css.quiet}>
        <Trans>Up to {MOST_GIVEN} at a time. They stay in your browser until you list them.</Trans>
      </p>
    </fieldset>
  )
}
