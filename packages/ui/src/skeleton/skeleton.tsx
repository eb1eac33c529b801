import { block } from './skeleton.css.js'

export interface SkeletonProps {
  width?: string
  height?: string
  /** Width over height, for pictures. */
  ratio?: number
}

/** Stands in the final geometry of what is coming; silent for screen readers. */
export function Skeleton({ width = '100%', height, ratio }: SkeletonProps) {
  return <span className={block} style={{ width, height, aspectRatio: ratio }} aria-hidden="true" />
}
