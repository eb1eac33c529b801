import { landingPage } from '@chiaroscuro/cms'
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { contentFor, memory, shown, storyPath, told } from '#app/server/cms.server.js'
import { contentHead } from '#app/server/content-head.server.js'

/** A landing page whose story has the page's own path. */
export async function loader({ request }: LoaderFunctionArgs) {
  const path = storyPath(request)
  const content = contentFor(request)
  const story = await told(request, content, memory.landing, path, (cms, language) =>
    cms.story(landingPage, path.slice(1), language),
  )
  const { title, lead } = story.value.content
  return data(
    {
      head: contentHead(request, content.isPreview, { title, description: lead, path }),
      page: story.value.content,
      ...shown(content, story),
    },
    { headers: content.headers },
  )
}
