import { Amplify } from 'aws-amplify'
import { signIn, signOut } from 'aws-amplify/auth'
import { offer, placeOf } from './auth-page.js'

const { userPoolId, userPoolClientId, endpoint } = placeOf(new URL(location.href))
Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint: endpoint } } })

offer({
  // It has nothing to prepare.
  prepare: async () => {},
  signIn: async (username, password) => (await signIn({ username, password })).isSignedIn,
  signOut: () => signOut(),
})
