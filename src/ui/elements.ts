import type { ReactElement } from 'react';

/** Children beside other nodes, where a loose text must not stand (rule 80). */
export type Elements = ReactElement | readonly Elements[] | false | '' | null | undefined;
