const HASH = 'd2a84f4b8b650937ec8f73cd8be2c74add5a911ba64df27458ed8229da804a26'

/** An order to copy: with a key in KEY and an address in ADDRESS it runs as it stands. */
export function curlOf(api: string, profile: string | undefined): string {
  const body = {
    mints: [
      {
        ...(profile && { profile_id: profile }),
        metadata: {
          data_hash: HASH,
          data_uris: ['https://files.example.org/1.png'],
          metadata_hash: HASH,
          metadata_uris: ['https://files.example.org/1.json'],
        },
        royalty_address: '$ADDRESS',
        royalty_basis_points: 500,
        target_address: '$ADDRESS',
      },
    ],
  }
  return [
    `curl ${api}/v2/mints \\`,
    '  -H "authorization: Bearer $KEY" \\',
    '  -H "idempotency-key: my-order-1" \\',
    '  -H "content-type: application/json" \\',
    `  -d @- <<END`,
    JSON.stringify(body, null, 2),
    'END',
  ].join('\n')
}
