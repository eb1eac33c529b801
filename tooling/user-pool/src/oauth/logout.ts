import { Hono } from 'hono'
import { localOnly, pageHeaders } from '../page/guard.js'
import type { Pool } from '../pool.js'
import { problemPage } from './sign-in-page.js'

/** The hosted sign-out. It keeps no cookie, so all there is to do is to send people back to an address of ours. */
export function logoutRoutes(pool: Pool): Hono {
  const app = new Hono()
  app.use('/logout', localOnly, pageHeaders)
  app.get('/logout', (context) => {
    const { client_id: client, logout_uri: to = '', redirect_uri: login } = context.req.query()
    if (client !== pool.settings.clientId) return context.html(problemPage('unauthorized_client'), 400)
    if (login !== undefined)
      return context.redirect(`/oauth2/authorize?${new URLSearchParams(context.req.query())}`, 302)
    if (!pool.settings.logoutUrls.includes(to)) return context.html(problemPage('redirect_mismatch'), 400)
    return context.redirect(to, 302)
  })
  return app
}
