import type { OwnCollection } from '@chiaroscuro/contract/operation'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from '@remix-run/react'
import { Field } from '#app/feature/form/field.js'
import * as form from '#app/feature/form/form.css.js'
import { PictureChoice } from '#app/feature/form/picture-choice.js'
import { Send } from '#app/feature/form/send.js'
import { TextArea } from '#app/feature/form/text-area.js'
import { Told } from '#app/feature/form/told.js'
import { useNameWords } from '#app/feature/form/use-name-words.js'
import type { CardNft } from '#app/feature/nft-card/card-nft.js'
import type {
  CollectionAnswer,
  CollectionFault,
  CollectionField,
  TypedCollection,
} from './collection-answer.js'
import * as css from './page.css.js'

interface EditFormProps {
  collection: OwnCollection
  works: readonly CardNft[]
  answer: CollectionAnswer | undefined
}

/** What a collection says of itself. */
export function EditForm({ collection, works, answer }: EditFormProps) {
  const { t } = useLingui()
  const busy = useNavigation().state !== 'idle'
  const refused = answer && 'fault' in answer ? answer : undefined
  const typed = refused?.typed ?? typedOf(collection)
  const isWrong = (field: CollectionField) => {
    const { fault } = refused ?? {}
    const wrong = fault?.kind === 'field' ? fault.field : fault?.kind === 'name' ? 'handle' : undefined
    return wrong === field ? true : undefined
  }
  return (
    <Form method="post" action={`/user/collections?id=${collection.id}`} className={css.form}>
      <Outcome answer={answer} />
      <Field
        label={t({ message: 'Handle', context: 'of a collection' })}
        name="handle"
        type="text"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        required={false}
        defaultValue={typed.handle}
        aria-invalid={isWrong('handle')}
        hint={t`3 to 30 letters, digits, hyphens and underscores. The collection is found at this name too. Names that look like another’s are refused.`}
      />
      <TextArea
        label={t`Description`}
        name="description"
        rows={5}
        maxLength={4000}
        defaultValue={typed.description}
        placeholder={collection.said.description ? undefined : (collection.description ?? undefined)}
        aria-invalid={isWrong('description')}
        hint={t`Up to 1,000 letters. Left empty, the words of the metadata are shown; so it is with the links.`}
      />
      <Field
        label={t`Website`}
        name="website"
        type="url"
        placeholder="https://"
        autoComplete="url"
        maxLength={200}
        required={false}
        defaultValue={typed.website}
        aria-invalid={isWrong('website')}
      />
      <Field
        label={t`X handle`}
        name="twitter"
        type="text"
        placeholder="@"
        autoComplete="off"
        spellCheck={false}
        maxLength={16}
        required={false}
        defaultValue={typed.twitter}
        aria-invalid={isWrong('twitter')}
      />
      <Field
        label={t`Discord`}
        name="discord"
        type="url"
        placeholder="https://discord.gg/"
        autoComplete="off"
        maxLength={200}
        required={false}
        defaultValue={typed.discord}
        aria-invalid={isWrong('discord')}
        hint={t`An invitation: https://discord.gg/…`}
      />
      <PictureChoice label={t`Banner`} name="banner_nft_id" works={works} chosen={typed.banner_nft_id}>
        <Trans>Its works cannot be shown at the moment.</Trans>
      </PictureChoice>
      <label className={css.flag}>
        <input
          className={css.box}
          type="checkbox"
          name="sensitive"
          value="1"
          defaultChecked={typed.sensitive}
        />
        <span>
          <Trans>Its works are sensitive: not everybody wants to come upon them.</Trans>
        </span>
      </label>
      <p className={form.warning}>
        <Trans>Impersonating another user leads to a permanent ban.</Trans>
      </p>
      <Send busy={busy}>{t`Save the collection`}</Send>
    </Form>
  )
}

function typedOf({ handle, sensitive_content, said }: OwnCollection): TypedCollection {
  return {
    handle: handle ?? '',
    description: said.description ?? '',
    banner_nft_id: said.banner_nft_id ?? '',
    website: said.website ?? '',
    twitter: said.twitter?.replace('https://x.com/', '@') ?? '',
    discord: said.discord ?? '',
    sensitive: sensitive_content,
  }
}

/** Said above the form, and read out. */
function Outcome({ answer }: { answer: CollectionAnswer | undefined }) {
  const words = useFaultWords()
  if (!answer) return null
  if ('done' in answer)
    return (
      <Told of={answer} tone="note">
        <Trans>Saved.</Trans>
      </Told>
    )
  return (
    <Told of={answer} tone="fault">
      {words(answer.fault)}
    </Told>
  )
}

function useFaultWords(): (fault: CollectionFault) => string {
  const { t } = useLingui()
  const nameWords = useNameWords()
  const fields: Record<CollectionField, () => string> = {
    handle: () => t`The handle is not as it should be.`,
    description: () => t`The description is longer than 1,000 letters, or holds letters that cannot be seen.`,
    banner_nft_id: () => t`The chosen work is none of this collection. Choose another.`,
    website: () => t`The website is not an https address.`,
    twitter: () => t`An X handle has up to 15 letters, digits and underscores.`,
    discord: () => t`This is not an address of Discord.`,
  }
  return (fault) => {
    switch (fault.kind) {
      case 'name':
        return nameWords(fault.reason, fault.resembles)
      case 'field':
        return fields[fault.field]()
      case 'not-yours':
        return t`This collection is not yours to speak for any more: its DID moved, or its claim is over.`
      case 'too-often':
        return t`Too many attempts. Please wait a few minutes and try again.`
      case 'other':
        return t`It could not be saved just now. Please try again in a minute.`
    }
  }
}
