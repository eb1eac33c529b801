/** Where wallets send what nobody shall own again. */
export const burnPuzzleHash = Buffer.from(`${'00'.repeat(30)}dead`, 'hex')
