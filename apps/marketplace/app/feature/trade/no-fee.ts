/** What is left to the farmer, mojos: blocks have room for all who ask. */
export const NO_FEE = '0'
