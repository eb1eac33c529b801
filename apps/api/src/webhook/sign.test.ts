import { expect, it } from 'vitest'
import { formatSecret, signedHeaders } from './sign.js'

it('signs as the standard’s own example', () => {
  // The example of the specification of Standard Webhooks.
  const secret = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  expect(signedHeaders('msg_p5jXN8AQM9LWM0D4loKWxJek', 1614265330, '{"test": 2432232314}', secret)).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
  expect(formatSecret(secret)).toBe('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')
})
