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
