import * as z from 'zod';

const name = z.string().min(1).max(200);
/** As a browser reads it: in a page 'https:/host' would be a path of the shop. The host stands in a header: no other character may follow from it. */
const secureAddress = z
  .url({ protocol: /^https$/, hostname: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/, normalize: true })
  .max(1000);

/**
 * The sign-up form of a newsletter service, as the shop writes it itself (rule 110). It has no markup.
 * `email`: the name of the field for the address. `name`: that of a name which the service asks for.
 * `hidden`: fields that are sent as they are. `empty`: fields that people do not see and that stay empty.
 */
export const newsletterForm = z.object({
  action: secureAddress,
  method: z.enum(['post', 'get']),
  email: name,
  name: name.optional(),
  hidden: z.array(z.object({ name, value: z.string().max(1000) })).max(40),
  empty: z.array(name).max(10),
});
export type NewsletterForm = z.infer<typeof newsletterForm>;

/** Returns the host as people know it: 'list-manage.com'. */
export function serviceOfForm({ action }: NewsletterForm): string {
  return /[^.]+(\.(co|com|org|net))?\.[^.]+$/.exec(new URL(action).hostname)![0];
}
