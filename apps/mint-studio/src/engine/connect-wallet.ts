import { formatAddress } from '@chiaroscuro/domain/id'
import { addressPrefixOf, type Drop } from '@chiaroscuro/minting/drop'
import { StudioError } from '../ipc/failure.js'
import { DEVNET_HOST } from '../ipc/host.js'
import type { WalletInput } from '../ipc/wallet.js'
import type { Project } from './project.js'
import type { Purse } from './purse.js'
import type { Studio } from './studio.js'

/**
 * Makes a wallet the one that signs a project's mint, once it was reached: network and profile become its own, and so do addresses that
 * were the former one's. Rejects with `StudioError` `fixed`, and as the wallet does; then everything stays as it was.
 */
export async function connectWallet(studio: Studio, project: Project, wallet: WalletInput): Promise<void> {
  if (project.approved) throw new StudioError('fixed')
  const before = studio.purseOf(project)
  const { account, wallets } = studio.parts
  const known = [before?.puzzleHash, account.key.puzzleHash].flatMap((hash) =>
    hash ? [formatAddress(hash, 'xch'), formatAddress(hash, 'txch')] : [],
  )
  if (wallet.kind === 'devnet') {
    project.facts = { ...project.facts, wallet: undefined }
    await studio.look()
    const { key } = account
    const purse = studio.purseOf(project) ?? {
      network: 'simulator0',
      didId: undefined,
      puzzleHash: key.puzzleHash,
    }
    project.change(belonging(project.drop, purse, known))
  } else {
    const purse = await studio.openWallet(wallet)
    await wallets.save(wallet)
    project.facts = { ...project.facts, wallet: wallet.kind, hosts: hostsOn(purse, project) }
    project.change(belonging(project.drop, purse, known))
  }
  await studio.save(project)
}

type Owner = Pick<Purse, 'network' | 'puzzleHash'> & { readonly didId: Drop['didId'] }

function belonging(drop: Drop, { network, didId, puzzleHash }: Owner, known: readonly string[]): Drop {
  const own = formatAddress(puzzleHash, addressPrefixOf(network))
  const moved = (address: string) => (address === '' || known.includes(address) ? own : address)
  return {
    ...{ ...drop, network, didId, owner: moved(drop.owner) },
    royaltyAddress: moved(drop.royaltyAddress),
    royaltySplit: drop.royaltySplit.map((one) => ({ ...one, address: moved(one.address) })),
  }
}

/** The devnet's gateway is for the devnet alone. */
function hostsOn({ network }: Purse, { hosts }: Project): string[] {
  return hosts.filter((one) => network === 'simulator0' || one !== DEVNET_HOST)
}
