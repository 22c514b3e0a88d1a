export const siteLinks = [
  { href: '/', page: 'home' },
  { href: '/shop-art', page: 'shop' },
  { href: '/about', page: 'about' },
  { href: '/news-center', page: 'news' },
  { href: '/universe', page: 'universe' },
] as const;

export const adminPath = '/admin/login';
