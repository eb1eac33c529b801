export {
  type Endpoints,
  type SocialLogin,
  type SocialLoginOptions,
  startSocialLogin,
} from './start-social-login.js'
export { type Answer, answerAt } from './visitor.js'
