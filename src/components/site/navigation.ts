export const siteLinks = [
  { href: '/', name: 'Home' },
  { href: '/shop-art', name: 'Shop My Art' },
  { href: '/about', name: 'About Me' },
  { href: '/news-center', name: 'News Center' },
  { href: '/universe', name: 'Universe' },
];

export const adminLink = { href: '/admin/login', name: 'Admin' };
