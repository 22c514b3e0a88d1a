import type { ReactElement } from 'react';
import { Steps, Way } from './Steps.tsx';

export type Mailbox = 'gmail' | 'icloud' | 'yahoo' | 'another';

export const mailboxNames: Record<Mailbox, string> = {
  gmail: 'Gmail',
  icloud: 'iCloud',
  yahoo: 'Yahoo',
  another: 'Another provider',
};

/**
 * The three that still take a password from a program in 2026: support.google.com/accounts/answer/185833,
 * support.apple.com/102654 (server: 102525), help.yahoo.com/kb/SLN15241.html (server: SLN4724).
 */
export const mailboxes: Record<
  Mailbox,
  { steps: ReactElement; server?: { host: string; port: string } }
> = {
  gmail: {
    server: { host: 'smtp.gmail.com', port: '465' },
    steps: (
      <Steps>
        <li>
          <Way href="https://myaccount.google.com/security">Open your Google account</Way>
          <span> and switch ‘2-Step Verification’ on, if it is off.</span>
        </li>
        <li>
          <Way href="https://myaccount.google.com/apppasswords">Open ‘App passwords’</Way>
          <span>, type the name Shop, and press ‘Create’.</span>
        </li>
        <li>Copy the 16 letters, and paste them here. Your own password stays with you.</li>
      </Steps>
    ),
  },
  icloud: {
    server: { host: 'smtp.mail.me.com', port: '587' },
    steps: (
      <Steps>
        <li>
          <Way href="https://account.apple.com">Open your Apple account</Way>
          <span>, ‘Sign-In and Security’, ‘App-Specific Passwords’.</span>
        </li>
        <li>Press ‘Generate an app-specific password’ and call it Shop.</li>
        <li>Copy the password, and paste it here. Your own password stays with you.</li>
      </Steps>
    ),
  },
  yahoo: {
    server: { host: 'smtp.mail.yahoo.com', port: '465' },
    steps: (
      <Steps>
        <li>
          <Way href="https://login.yahoo.com/account/security">
            Open the security of your account
          </Way>
          <span> at Yahoo, and there ‘App password’.</span>
        </li>
        <li>Call it Shop, and press ‘Generate password’.</li>
        <li>Copy the password, and paste it here. Your own password stays with you.</li>
      </Steps>
    ),
  },
  // Outlook.com since 16 September 2024 (github.com/nodemailer/nodemailer/issues/1685, 1726); Microsoft 365 follows at the end of 2026.
  another: {
    steps: (
      <Steps>
        <li>Your provider names these under ‘SMTP’, the way by which programs send mails.</li>
        <li>
          Outlook, Hotmail and Microsoft 365 no longer take a password from a shop: use another
          mailbox.
        </li>
      </Steps>
    ),
  },
};
