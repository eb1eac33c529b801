import { quiet } from '@chiaroscuro/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CardNft } from '#app/feature/nft-card/card-nft.js'
import { nftName } from '#app/feature/nft-card/nft-name.js'
import { WorkPicture } from '#app/feature/nft-card/work-picture.js'
import * as form from './form.css.js'
import * as css from './picture-choice.css.js'

interface PictureChoiceProps {
  label: string
  name: string
  works: readonly CardNft[]
  /** `nft1…`, or nothing for none. */
  chosen: string
  /** Said where there is none to choose. */
  children: ReactNode
}

/** A picture is one of these works. */
export function PictureChoice({ label, name, works, chosen, children }: PictureChoiceProps) {
  const { t } = useLingui()
  const isListed = chosen === '' || works.some(({ encoded_id }) => encoded_id === chosen)
  return (
    <fieldset className={form.choices}>
      <legend className={form.label}>{label}</legend>
      {works.length === 0 ? <p className={quiet}>{children}</p> : null}
      <div className={css.works}>
        <label className={css.work}>
          <input className={css.radio} type="radio" name={name} value="" defaultChecked={chosen === ''} />
          <span className={css.none}>{t`None`}</span>
        </label>
        {isListed ? null : (
          <label className={css.work}>
            <input className={css.radio} type="radio" name={name} value={chosen} defaultChecked />
            <span className={css.none}>{t`As it is`}</span>
          </label>
        )}
        {works.map((nft) => (
          <label key={nft.encoded_id} className={css.work} title={nftName(nft)}>
            <input
              className={css.radio}
              type="radio"
              name={name}
              value={nft.encoded_id}
              aria-label={nftName(nft)}
              defaultChecked={nft.encoded_id === chosen}
            />
            <WorkPicture nft={nft} sizes="96px" bare />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
