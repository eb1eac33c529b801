import type { Endpoint } from '../../endpoint/endpoint.js'
import type { MintingContext } from '../../endpoint/mint-requests.js'
import type { PublicContext } from './answer.js'
import * as address from './endpoint/address.js'
import * as auction from './endpoint/auction.js'
import * as collection from './endpoint/collection.js'
import * as collectionNfts from './endpoint/collection-nfts.js'
import * as snapshot from './endpoint/collection-snapshot.js'
import * as event from './endpoint/event.js'
import * as garden from './endpoint/garden.js'
import * as mint from './endpoint/mint.js'
import { mintDynamicEndpoint } from './endpoint/mint-dynamic.js'
import * as nft from './endpoint/nft.js'
import * as file from './endpoint/nft-file.js'
import * as offer from './endpoint/offer.js'
import * as profile from './endpoint/profile.js'
import * as search from './endpoint/search.js'
import * as token from './endpoint/token.js'

/** Everything the field's public dialect can be asked. */
export const PUBLIC_ENDPOINTS: readonly Endpoint<PublicContext & MintingContext>[] = [
  address.getAddress,
  address.listAddressNfts,
  address.listAddressNftsByCollection,
  address.verifySignature,
  auction.listAuctions,
  auction.listCollectionAuctions,
  event.listEvents,
  event.getNftEvent,
  collection.listCollections,
  collection.getCollection,
  collection.getCollectionMetadata,
  collectionNfts.listCollectionNfts,
  collectionNfts.listCollectionNftsByOffers,
  snapshot.listCollectionNftIds,
  snapshot.listCollectionNftOwners,
  snapshot.listCollectionOwners,
  nft.getNft,
  file.getNftThumbnail,
  file.getNftOriginal,
  file.getNftMetadata,
  file.getNftLicense,
  profile.listProfiles,
  profile.listSupporters,
  profile.listDiscordProfiles,
  profile.getProfile,
  profile.listProfileNfts,
  profile.listProfileCollections,
  profile.listHeldCollections,
  profile.findProfiles,
  search.search,
  search.searchNfts,
  search.searchCollections,
  search.searchProfiles,
  search.searchAddresses,
  mint.getMint,
  mint.listMintOffers,
  mintDynamicEndpoint,
  token.listTokens,
  token.getToken,
  garden.listGardens,
  garden.getGarden,
  garden.listGardenProfiles,
  garden.listGardenCollections,
  garden.listGardenEvents,
  offer.submitOffer,
  offer.getOffer,
  offer.getOfferText,
  offer.getHandle,
]
