import type { SeedUser } from './seed.js'

/** Who can sign in on a fresh machine. Their passwords are public: they belong to no production. */
export const DEMO_USERS: readonly SeedUser[] = [
  { email: 'collector@chiaroscuro.test', password: 'Collector-1', attributes: { name: 'Cleo Collector' } },
  {
    email: 'artist@chiaroscuro.test',
    password: 'Artist-1-paints',
    attributes: { name: 'Ari Artist' },
    groups: ['studio'],
  },
  {
    email: 'admin@chiaroscuro.test',
    password: 'Admin-1-keeps',
    attributes: { name: 'Ada Admin' },
    groups: ['admin'],
  },
]

/** Artists of the seeded market, who have told who they are; nobody is told to sign in as one of them. */
export const DEMO_ARTISTS: readonly SeedUser[] = [
  'Studio Kegel',
  'Rui Tanaka',
  'Ilse Vogt',
  'Hana Okabe',
  'Pelumi Adeyemi',
  'Oma Lindqvist',
  'Marisol Quispe',
  'Noor Haddad',
  'Ilse Rademaker',
].map((name) => ({
  email: `${name.toLowerCase().replace(' ', '.')}@chiaroscuro.test`,
  password: 'Artist-1-paints',
  attributes: { name },
  groups: ['studio'],
}))
