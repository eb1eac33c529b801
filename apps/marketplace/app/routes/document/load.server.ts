import { plainText, textPage } from '@chiaroscuro/cms'
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { contentFor, memory, shown, storyPath, told } from '#app/server/cms.server.js'
import { contentHead } from '#app/server/content-head.server.js'
import { env } from '#app/server/env.server.js'

/** A page of text whose story has the page's own path. */
export async function loader({ request }: LoaderFunctionArgs) {
  const path = storyPath(request)
  const content = contentFor(request)
  const story = await told(request, content, memory.page, path, (cms, language) =>
    cms.story(textPage, path.slice(1), language),
  )
  const { title, lead, body } = story.value.content
  return data(
    {
      head: contentHead(request, content.isPreview, { title, description: lead || plainText(body), path }),
      title,
      lead,
      body,
      changedAt: story.value.publishedAt,
      operator: env().operator ?? null,
      ...shown(content, story),
    },
    { headers: content.headers },
  )
}
