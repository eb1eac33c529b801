import { Button, serif } from '@chiaroscuro/ui'
import { Plural, Trans } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { type ProjectView, studio } from '../bridge.js'
import { FillColumn } from '../part/fill-column.js'
import { Replace } from '../part/replace.js'
import type { OpenProject } from '../use-project.js'
import * as css from './items-screen.css.js'
import { PieceTable, useFields } from './piece-table.js'
import * as screen from './screen.css.js'

export interface ItemsScreenProps {
  view: ProjectView
  act: OpenProject['act']
}

/** Every piece of the drop, a row each; what is written in a cell is kept, and can be taken back. */
export function ItemsScreen({ view, act }: ItemsScreenProps) {
  const { id, count, canUndo, canRedo, isFixed, traits } = view
  const fields = useFields(traits)
  const undo = () => act(() => studio().undo({ id }))
  const redo = () => act(() => studio().redo({ id }))
  function onKeyDown(event: KeyboardEvent) {
    // In a cell, the cell's own undo comes first.
    if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement) return
    if (event.key === 'z' && !event.shiftKey && canUndo) void undo()
    else if ((event.key === 'y' || (event.key === 'Z' && event.shiftKey)) && canRedo) void redo()
    else return
    event.preventDefault()
  }

  return (
    <section className={css.page} aria-labelledby="pieces" onKeyDown={onKeyDown}>
      <div className={`${screen.head} ${css.head}`}>
        <div>
          <h1 id="pieces" className={`${screen.title} ${serif}`}>
            <Trans>Pieces</Trans>
          </h1>
          <p className={screen.small}>
            <Plural value={count} one="# piece" other="# pieces" />
          </p>
        </div>
        <div className={screen.actions}>
          <FillColumn
            fields={fields}
            isDisabled={isFixed}
            fill={(field, value) => void act(() => studio().fillColumn({ id, field, value }))}
          />
          <Replace
            isDisabled={isFixed}
            replace={async (find, put) => {
              let changed = 0
              await act(async () => {
                const done = await studio().replaceText({ id, find, put })
                changed = done.changed
                return done.view
              })
              return changed
            }}
          />
          <Button size="small" disabled={isFixed} onClick={() => act(() => studio().numberSeries({ id }))}>
            <Trans>Number the series</Trans>
          </Button>
          <Button size="small" disabled={!canUndo} onClick={undo}>
            <Trans>Undo</Trans>
          </Button>
          <Button size="small" disabled={!canRedo} onClick={redo}>
            <Trans>Redo</Trans>
          </Button>
        </div>
      </div>
      <PieceTable view={view} act={act} />
    </section>
  )
}
