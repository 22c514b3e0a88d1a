import base from '../../tailwind.config.mjs';

/** Visitors do not load the administrator's classes. */
/** @type {import('tailwindcss').Config} */
export default {
  ...base,
  content: [
    ...base.content,
    '!./src/pages/admin/**',
    '!./src/admin/**',
    '!./src/layouts/Admin*.astro',
  ],
};
