import type { AppealAnswer, AppealEntry, OwnAppeal, Restriction } from '@chiaroscuro/contract/operation'
import type { AppealRow } from '../query/appeal-rows.js'
import type { ModerationRow } from '../query/moderation-rows.js'
import type { RestrictionRow } from '../query/restriction-rows.js'
import { toOwnTime } from './common.js'
import { toModerationEntry } from './moderation.js'

function toAnswer({ act, reason, at }: NonNullable<AppealRow['answer']>): AppealAnswer {
  return { granted: act === 'grant', reason, at: toOwnTime(at) }
}

/** As whoever appealed sees it. */
export function toOwnAppeal({ number, text, at, answer }: AppealRow): OwnAppeal {
  return { number, text, at: toOwnTime(at), answer: answer && toAnswer(answer) }
}

export function toRestriction(
  entry: ModerationRow,
  { stands }: RestrictionRow,
  appeal: AppealRow | undefined,
): Restriction {
  const { number, act, kind, target, name, reason, at } = entry
  return {
    ...{ act: number, what: act, kind, target, name, reason, at: toOwnTime(at), stands },
    appeal: appeal ? toOwnAppeal(appeal) : null,
  }
}

/** As the people who run the site see it, with the act it is against. */
export function toAppealEntry(row: AppealRow, about: ModerationRow): AppealEntry {
  const { number, stands, text, by, byName, at, answer } = row
  return {
    ...{ number, about: toModerationEntry(about), stands, text, by, by_name: byName, at: toOwnTime(at) },
    answer: answer && { ...toAnswer(answer), by: answer.by, by_name: answer.byName },
  }
}
