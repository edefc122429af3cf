/** Addresses that lead nowhere: as a route of its own, so that the frame around "not found" has its menus. */
export const loader = () => {
  throw new Response('Không có trang này.', { status: 404 })
}

/** Never shown, but a route without a page would send the loader's words as they are. */
export default function LostPage() {
  return null
}
