interface BundleFacts {
  readonly from: number
  readonly to: number
  /** In XCH. */
  readonly fee: string
  /** Of the block that has it. */
  readonly height: number | undefined
}

/** What a rescue kit says of itself, in one language. */
export interface RescueWords {
  readonly title: string
  plan(hash: string, network: string): string
  readonly keyless: string
  readonly nothing: string
  readonly signed: string
  bundle(facts: BundleFacts): string
  readonly order: string
  readonly send: string
  unsigned(from: number, to: number): string
  readonly files: string
}

/** Whoever opens the kit may have no program at hand that would know their language: it says everything in both. */
export const RESCUE_WORDS: Readonly<Record<'en' | 'zh', RescueWords>> = {
  en: {
    title: 'RESCUE KIT',
    plan: (hash, network) => `Of the plan ${hash}, on ${network}.`,
    keyless: 'It holds no key: whoever has it can send what was signed, and nothing else.',
    nothing: 'Everything that was signed is minted for good. Nothing has to be sent.',
    signed: 'Signed, and not yet minted for good:',
    bundle: ({ from, to, fee, height }) =>
      `pieces ${from} to ${to}, fee ${fee} XCH, ${height === undefined ? 'in no block yet' : `in block ${height}`}`,
    order:
      'Send them in this order, and wait for a block after each. Files of one bundle (bundle-1.json, bundle-1-2.json) mint the same ' +
      'pieces for another fee: the chain takes one of them and refuses the others. What a block has already is refused, and costs nothing.',
    send: 'Any of these commands sends one, in the folder of this file:',
    unsigned: (from, to) =>
      `Pieces ${from} to ${to} were not signed yet, and nothing was paid for them. They are minted by going on in the studio.`,
    files:
      'plan.json is what was approved, pieces.json what blocks have of it, mint.journal what was signed and seen, line by line.',
  },
  zh: {
    title: '救援包',
    plan: (hash, network) => `所属计划 ${hash}，网络 ${network}。`,
    keyless: '其中不含任何密钥：持有者只能发送已签名的内容，别无其他。',
    nothing: '所有已签名的内容均已最终铸造，无需发送任何文件。',
    signed: '已签名、尚未最终铸造：',
    bundle: ({ from, to, fee, height }) =>
      `第 ${from} 至 ${to} 件，手续费 ${fee} XCH，${height === undefined ? '尚未进入区块' : `位于区块 ${height}`}`,
    order:
      '请按此顺序发送，每发送一个后等待一个区块。同一交易包的多个文件（bundle-1.json、bundle-1-2.json）铸造相同作品，仅手续费不同：' +
      '链上只会接受其中一个，其余会被拒绝。已进入区块的会被拒绝，不产生任何费用。',
    send: '在本文件所在文件夹中，用以下任一命令发送：',
    unsigned: (from, to) => `第 ${from} 至 ${to} 件尚未签名，也未支付任何费用。请在工作室中继续铸造。`,
    files: 'plan.json 是已批准的计划，pieces.json 是区块中已有的作品，mint.journal 逐行记录了签名与所见。',
  },
}
