/** Addresses that lead nowhere: as a route of its own, so that the frame around "not found" has its menus. */
export const loader = () => {
  throw new Response('Không có trang này.', { status: 404 })
}
