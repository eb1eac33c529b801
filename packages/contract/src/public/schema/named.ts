import type { z } from 'zod'
import { auction } from './auction.js'
import {
  collection,
  collectionDetail,
  collectionOwner,
  collectionResult,
  heldCollection,
  nftName,
  nftOwner,
} from './collection.js'
import { address, detail, invalid, listedProfile, profile, profileDetail, token } from './common.js'
import { nftEvent, nftEventBase } from './event.js'
import { auctionWithNft, mint, offerWithNft } from './market.js'
import { collectionWithNfts, flatNft, nestedNft, nftData, nftDetail } from './nft.js'
import { handle, nftOffer, offer, published, signedText, verdict } from './offer.js'
import { addressDetail, garden, searchResult } from './place.js'

/** What the public dialect's answers are made of, under the names a reader meets them by. */
export const PUBLIC_SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  Address: address,
  AddressDetail: addressDetail,
  Auction: auction,
  AuctionWithNft: auctionWithNft,
  Collection: collection,
  CollectionDetail: collectionDetail,
  CollectionOwner: collectionOwner,
  CollectionResult: collectionResult,
  CollectionWithNfts: collectionWithNfts,
  Error: detail,
  FlatNft: flatNft,
  Garden: garden,
  Handle: handle,
  HeldCollection: heldCollection,
  InvalidParameters: invalid,
  ListedProfile: listedProfile,
  Mint: mint,
  NestedNft: nestedNft,
  NftData: nftData,
  NftDetail: nftDetail,
  NftEvent: nftEvent,
  NftEventBase: nftEventBase,
  NftName: nftName,
  NftOffer: nftOffer,
  NftOwner: nftOwner,
  Offer: offer,
  OfferWithNft: offerWithNft,
  Profile: profile,
  ProfileDetail: profileDetail,
  Published: published,
  SearchResult: searchResult,
  SignedText: signedText,
  Token: token,
  Verdict: verdict,
}
