import { useEffect, useState } from 'react'

/** Whether this browser can make and use passkeys; unknown until the page is alive. */
export function usePasskeySupport(): 'yes' | 'no' | 'unknown' {
  const [support, setSupport] = useState<'yes' | 'no' | 'unknown'>('unknown')
  useEffect(() => setSupport('PublicKeyCredential' in window ? 'yes' : 'no'), [])
  return support
}
