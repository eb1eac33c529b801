// @vitest-environment node
import { expect, it } from 'vitest'
import { scrub } from './scrub.js'

it('takes out of a report who somebody is and what they sent', () => {
  const report = scrub({
    message: 'It broke',
    server_name: 'inside-7',
    user: { ip_address: '10.0.0.1', email: 'a@b.test' },
    request: {
      url: 'https://site.test/discord/callback?code=SECRET&state=SECRET#SECRET',
      cookies: { 'session.0': 'SECRET' },
      headers: {
        Cookie: 'SECRET',
        Authorization: 'Bearer SECRET',
        'User-Agent': 'Browser/1',
        Referer: 'x?SECRET',
      },
      query_string: 'code=SECRET',
      data: 'password=SECRET',
      env: { SECRET: 'SECRET' },
    },
    breadcrumbs: [
      { data: { from: '/login?returnTo=SECRET', to: '/user/security', status_code: 200 } },
      { message: 'GET https://api.test/v2/x?token=SECRET 200' },
    ],
  })
  expect(JSON.stringify(report)).not.toMatch(/SECRET|10\.0\.0\.1|inside/)
  expect(report.request).toEqual({
    url: 'https://site.test/discord/callback',
    headers: { 'User-Agent': 'Browser/1' },
  })
  expect(report.breadcrumbs).toEqual([
    { data: { from: '/login', to: '/user/security', status_code: 200 } },
    { message: 'GET https://api.test/v2/x 200' },
  ])
})

it('leaves alone what says nothing of anybody', () => {
  const report = { message: 'It broke', breadcrumbs: [] }
  expect(scrub({ ...report })).toEqual(report)
})
