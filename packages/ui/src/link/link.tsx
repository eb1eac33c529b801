import { type AnchorHTMLAttributes, createContext, forwardRef, type Ref, useContext } from 'react'

/** What every link takes; `href` stays within the site unless the renderer says otherwise. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  /** Keep the scroll position when the link only changes filters of the page it stands on. */
  keepScroll?: boolean
}

/** Draws an anchor. An app hands in its router's own. */
export type LinkRenderer = (props: LinkProps & { anchorRef: Ref<HTMLAnchorElement> }) => JSX.Element

function plainAnchor({ keepScroll: _, anchorRef, ...rest }: Parameters<LinkRenderer>[0]) {
  return <a ref={anchorRef} {...rest} />
}

const Renderer = createContext<LinkRenderer>(plainAnchor)

/** Lets every link below be drawn by the app's router. */
export const LinkProvider = Renderer.Provider

/** A link drawn by the app's router. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  const render = useContext(Renderer)
  // The copy comes last (docs/decisions/0080).
  return render({ anchorRef: ref, ...props })
})
