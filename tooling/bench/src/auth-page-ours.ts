import { createAuth } from '@chiaroscuro/auth'
import { browserPorts } from '@chiaroscuro/auth/browser'
import { offer, placeOf } from './auth-page.js'

const { userPoolId: id, userPoolClientId: clientId, endpoint } = placeOf(new URL(location.href))
const auth = createAuth({ userPool: { id, clientId, endpoint }, ports: browserPorts() })

offer({
  prepare: () => auth.prepareSignIn(),
  signIn: async (username, password) => (await auth.signIn({ username, password })).isSignedIn,
  signOut: () => auth.signOut(),
})
