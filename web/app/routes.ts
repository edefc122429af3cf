import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** The site map: addresses stay Vietnamese, folders stay features. */
export default [
  index('home/to-home.tsx'),
  route('trang-chu', 'home/home-page.tsx'),
  route('san-pham', 'catalog/product-list-page.tsx'),
  route('san-pham/:id', 'catalog/product-page.tsx'),
] satisfies RouteConfig
