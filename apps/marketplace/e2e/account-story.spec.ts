import { expect, test } from '@playwright/test'
import { addAuthenticator, codeOf, nextCodeOf } from './authenticator.js'
import { newestCode } from './mailbox.js'
import { urlOf } from './product.js'

const at = (path: string) => urlOf('Marketplace') + path
const isAt = (path: string) => (url: URL) => url.pathname + url.search === path

/** What the pages of an account say and ask for. */
const EN = {
  email: 'E-mail address',
  password: 'Password',
  newPassword: 'New password',
  code: 'Code',
  confirm: 'Confirm',
  create: 'Create the account',
  welcome: 'Welcome',
  goOn: 'Go on',
  warning: /^Impersonating another user leads to a permanent ban/,
  account: 'Account',
  logOut: 'Logout',
  keepDevice: 'Sign out, keep this device',
  logIn: 'Log in',
  byPasskey: 'Log in with a passkey',
  toLogin: 'Login',
  forgot: 'Forgot your password?',
  send: 'Send the code',
  change: 'Change the password',
  changed: 'Your password is changed. Sign in with the new one.',
  setUp: 'Set it up',
  isSetUp: 'Your authenticator app is asked for from now on.',
  addPasskey: 'Add a passkey of this device',
  passkeyAdded: 'The passkey is added. Log out, and log in with it.',
  everywhere: 'Log out everywhere',
}
const ZH: Record<keyof typeof EN, string | RegExp> = {
  email: '电子邮箱',
  password: '密码',
  newPassword: '新密码',
  code: '验证码',
  confirm: '确认',
  create: '注册',
  welcome: '欢迎',
  goOn: '继续',
  warning: /^冒充其他用户将被永久封禁/,
  account: '账户',
  logOut: '退出登录',
  keepDevice: '退出登录,保留此设备',
  logIn: '登录',
  byPasskey: '用通行密钥登录',
  toLogin: '登录',
  forgot: '忘记密码?',
  send: '发送验证码',
  change: '修改密码',
  changed: '密码已修改。请用新密码登录。',
  setUp: '开始设置',
  isSetUp: '今后登录将要求验证器应用。',
  addPasskey: '添加本设备的通行密钥',
  passkeyAdded: '通行密钥已添加。请退出后用它登录。',
  everywhere: '在所有设备上退出',
}

for (const [lang, words] of [
  ['en', EN],
  ['zh', ZH],
] as const)
  test(`a person’s whole way with an account: from the first code to leaving everywhere, in ${lang}`, async ({
    browser,
  }) => {
    test.setTimeout(180_000)
    const context = await browser.newContext()
    await context.addCookies([{ name: 'user-lang', value: lang, url: at('/') }])
    const page = await context.newPage()
    await addAuthenticator(page)
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
    const field = (name: string | RegExp) => page.getByLabel(name, { exact: true })
    const code = () => page.getByRole('textbox', { name: words.code })
    const email = `story-${lang}-${process.pid}@mail.test`
    let password = 'First-1-password'
    async function logIn(returnTo: string): Promise<void> {
      await page.goto(at(`/login?${new URLSearchParams({ returnTo })}`))
      await field(words.email).fill(email)
      await field(words.password).fill(password)
      await button(words.logIn).click()
    }
    async function leave(how: string | RegExp): Promise<void> {
      await field(words.account).click()
      await button(how).click()
      await expect(page.getByRole('link', { name: words.toLogin, exact: true })).toBeVisible()
    }

    await page.goto(at('/register?returnTo=%2Fcollections'))
    await expect(page.getByText(words.warning)).toBeVisible()
    await field(words.email).fill(email)
    await field(words.password).pressSequentially(password, { delay: 160 })
    await button(words.create).click()
    await code().fill(await newestCode(email))
    await button(words.confirm).click()
    await expect(page.getByRole('heading', { name: words.welcome })).toBeVisible()
    await page.getByRole('link', { name: words.goOn }).click()
    await page.waitForURL(isAt('/collections'))

    await leave(words.logOut)
    await logIn('/user/security')
    await page.waitForURL(isAt('/user/security'))
    await button(words.setUp).click()
    const key = await page.getByText(/^([A-Z2-7]{4} ?)+$/).textContent()
    const secret = (key ?? '').replaceAll(' ', '')
    await code().fill(codeOf(secret, Date.now()))
    await button(words.confirm).click()
    await expect(page.getByText(words.isSetUp)).toBeVisible()

    // This device is known: it is asked for nothing more.
    await leave(words.keepDevice)
    await logIn('/events')
    await page.waitForURL(isAt('/events'))

    const before = await newestCode(email)
    await leave(words.logOut)
    await page.goto(at('/login'))
    await page.getByRole('link', { name: words.forgot }).click()
    // The page before has a field of that name, too.
    await expect(button(words.send)).toBeVisible()
    await field(words.email).fill(email)
    await button(words.send).click()
    await code().fill(await newestCode(email, before))
    password = 'Second-2-password'
    await field(words.newPassword).fill(password)
    await button(words.change).click()
    await expect(page.getByText(words.changed)).toBeVisible()
    await logIn('/passkey-test')
    await code().fill(nextCodeOf(secret, Date.now()))
    await button(words.confirm).click()
    await page.waitForURL(isAt('/passkey-test'))

    await button(words.addPasskey).click()
    await expect(page.getByText(words.passkeyAdded)).toBeVisible()
    await leave(words.logOut)
    await page.goto(at('/login?returnTo=%2Fuser%2Fsecurity'))
    await field(words.email).fill(email)
    await button(words.byPasskey).click()
    await page.waitForURL(isAt('/user/security'))

    await button(words.everywhere).click()
    await expect(page.getByRole('link', { name: words.toLogin, exact: true })).toBeVisible()
    await context.close()
  })
