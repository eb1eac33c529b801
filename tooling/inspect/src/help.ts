/** What the command can do, with every word it answers. */
export const HELP = `usage: npm run -s inspect -- spends FILE…
       npm run -s inspect -- offer FILE…
       npm run -s inspect -- rarity FILE
       npm run -s inspect -- snapshot FILE…

A file that cannot be read gives one line that says why and exit status 1; the
others are still read. Files are named from where you stand.

  --testnet   write addresses with the txch prefix

spends    Prints one line of JSON per NFT event of spend bundle files: binary
          (streamable) or JSON as the full node's RPC gives it.
          Refused: {file, error: {code, message}}

offer     Prints one line of JSON per file; a file holds one offer1… text.
          {file, ok: true, network, offered, requested, royalties, expiry, fee,
          mustBeUnspent} with items {kind: "nft", id, royaltyBasisPoints},
          {kind: "xch", amount}, {kind: "cat", assetId, amount} or
          {kind: "unknown"} for an asset no current puzzle explains.

  network   whose signatures these are: mainnet, testnet10, testnet11 or
            simulator0 (the devnet); nosig when the spends demand none; null
            when the signature verifies for none of them
  royalties one line per NFT and fungible asset it is traded against:
            {nft, address, basisPoints, asset, amount, honesty}. asset is xch or
            an asset id (null when nothing fungible is), amount is what is due:
            floor(floor(price / NFTs) × basisPoints / 10000)
  honesty   asserted   taking it fails unless at least the amount due is paid
            underpaid  the prices stated are lower than those asked
            missing    nothing makes sure that any of it is paid
            none-due   no share, one that rounds to nothing, or no price
  expiry    {seconds, height}, each only where it is set
  fee       mojos the maker leaves to the farmer
  mustBeUnspent   coins that end the offer when one of them is spent

          Refused: {file, ok: false, reason, message}, where reason is
            not-found, is-a-folder, no-permission   about the file
            not-an-offer     it does not begin as one
            checksum         cut short or damaged
            version          a format nobody knows, or the very first
            old-format       formats 2 to 4: what needs CAT1 or the settlement
                             puzzle of before 2023
            too-large        more than any offer needs
            corrupt          it does not unpack to a spend bundle
            nothing-offered  requests only
            unreadable       a spend in it fails or breaks its puzzle's rules
            too-costly       its puzzles run for too long
            unexpected       our fault: please report it

rarity    Takes [{id, attributes: [{trait_type, value}]}] and prints {id, rank,
          score} a line, rarest first, by OpenRarity.
          Refused: {file, error: {code, message}} with not-json, not-items or
          what is wrong with the file

snapshot  Checks snapshots of holders (CSV, JSON or NDJSON) against the signature
          in their last line, offline, and prints what was signed: {file, ok:
          true, format, key, site, network, height, header_hash, timestamp,
          state_hash, of, holders, nfts}. Hold key against /v2/snapshots/signer
          of the site, and state_hash against your own index.
          Refused: {file, ok: false, reason}, where reason is not-a-snapshot,
          unsigned or altered
`
