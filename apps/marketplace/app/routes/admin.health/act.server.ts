import type { ActionFunctionArgs } from '@remix-run/node'
import { answerModeration } from '#app/server/moderation.server.js'

export function action({ request }: ActionFunctionArgs) {
  return answerModeration(request)
}
