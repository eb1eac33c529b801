export {
  type Cms,
  type CmsOptions,
  createCms,
  LIMITS,
  type StoryLink,
  type StoryList,
  type StoryQuery,
} from './cms.js'
export { CmsError, type CmsErrorCode } from './error.js'
export { plainText } from './rich-text/plain-text.js'
export { readRichText, type Warn } from './rich-text/read-rich-text.js'
export { safeHref, safeSource } from './rich-text/safe-href.js'
export type { Block, Cell, Figure, Inline, Mark, RichText } from './rich-text/tree.js'
export { type Article, type Author, article } from './story/article.js'
export { type FrontPage, frontPage, type Notable, type Supporter } from './story/front.js'
export { type Action, type LandingPage, landingPage, type TextPage, textPage } from './story/page.js'
export type { Story } from './story/story.js'
export type { StoryType } from './story/story-type.js'
