export function SiteHeader(_: { hasNavbar: boolean }) {
  return <header />
}
