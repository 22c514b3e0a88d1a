/** Around each page. */
export const frame = {
  skip: 'Skip to content',
  homeLink: (name: string) => `${name}, home`,
  links: {
    home: 'Home',
    shop: 'Shop My Art',
    about: 'About Me',
    news: 'News Center',
    universe: 'Universe',
    admin: 'Admin',
    diary: 'Diary',
    contact: 'Contact',
    terms: 'Terms',
    privacy: 'Privacy',
    newsletter: 'Newsletter',
    instagram: 'Instagram',
  },
  newsletter: 'Hear of new paintings first: the newsletter',
  join: {
    label: 'Hear of new paintings first',
    opening: 'Hear when it opens',
    email: 'Email',
    name: 'Your name',
    button: 'Join',
  },
  navigation: { main: 'Main', mobile: 'Mobile', footer: 'Footer', languages: 'Languages' },
  menu: { label: 'Menu', close: 'Close menu' },
  cart: 'Cart, empty',
};

export const notFound = {
  title: '404 Page Not Found',
  picture: 'A nail in an empty wall',
  text: 'Nothing hangs here any more.',
  back: 'Back to the paintings',
};

/** Contact and terms. */
export const letter = { soldBy: 'Sold by' };
