import type { AuthTexts } from './shape.ts';

export const en: AuthTexts = {
  letters: {
    signup: {
      subject: 'Confirm your e-mail address',
      title: 'One more step',
      body: 'You, or somebody who typed your address, opened an account at Gija. Press the button to confirm that the address is yours. The link works once, for one hour.',
      button: 'Confirm my address',
      ignore: 'If it was not you, there is nothing to do: without a confirmation nobody can use the account.',
    },
    signup_known: {
      subject: 'You have an account already',
      title: 'You have an account already',
      body: 'Somebody, probably you, tried to open an account at Gija with this address. It has one, so nothing was changed. Sign in with your password; if you no longer know it, choose “Forgot your password?” on the same page and set a new one.',
      button: 'Sign in',
      ignore:
        'If it was not you, there is nothing to do: whoever typed your address was not told that you have an account.',
    },
    recovery: {
      subject: 'Set a new password',
      title: 'Set a new password',
      body: 'You, or somebody who typed your address, asked to set a new password for your Gija account. Press the button and choose one on the page that opens. The link works once, for one hour.',
      button: 'Choose a new password',
      ignore: 'If it was not you, there is nothing to do: your password stays as it is.',
    },
    email_change_current: {
      subject: 'Confirm the change of your e-mail address',
      title: 'Is your address to be changed?',
      body: 'Somebody who was signed in to your Gija account, probably you, asked to change its e-mail address. Press the button to confirm it. We have written to the new address as well: it replaces this one only when both have confirmed. The link works once, for one hour.',
      button: 'Yes, change the address',
      ignore:
        'If it was not you, do not confirm: this address stays. Then sign in, set a new password and sign out everywhere, since somebody may know yours.',
    },
    email_change_new: {
      subject: 'Confirm your new e-mail address',
      title: 'Is this your new address?',
      body: 'You, or somebody who typed your address, wants to use it for an account at Gija. Press the button to confirm that it is yours. The link works once, for one hour.',
      button: 'Yes, this is my address',
      ignore: 'If it was not you, there is nothing to do: without a confirmation your address will not be used.',
    },
    reauthentication: {
      subject: 'Your confirmation code',
      title: 'Your confirmation code',
      body: 'Type this code where the shop asks for it. It works once, for one hour.',
      ignore:
        'Nobody at Gija will ever ask you for it. If you did not ask for a code, somebody may be signed in to your account: set a new password and sign out everywhere.',
    },
  },
  bothConfirm:
    'We have written to the present address of the account as well: the change is made when both have confirmed.',
  notices: {
    password_changed: {
      subject: 'Your password has been changed',
      title: 'Your password has been changed',
      body: 'From now on you sign in to your Gija account with the new password.',
      otherwise:
        'If it was not you, set a new password at once (“Forgot your password?” on the sign-in page) and write to us.',
    },
    email_changed: {
      subject: 'The e-mail address of your account has been changed',
      title: 'Your e-mail address has been changed',
      body: 'From now on you sign in to your Gija account with the new address. We are writing to both, the old one and the new one.',
      otherwise:
        'If it was not you, write to us at once by answering this mail: we will help you get your account back.',
    },
    factor_added: {
      subject: 'An authenticator app was added',
      title: 'An authenticator app was added',
      body: 'From now on, signing in to your Gija account takes a code from the app as well.',
      otherwise:
        'If it was not you, set a new password at once (“Forgot your password?” on the sign-in page) and write to us.',
    },
    factor_removed: {
      subject: 'An authenticator app was removed',
      title: 'An authenticator app was removed',
      body: 'Your Gija account takes no more codes from it. Without another one, the password alone is enough to sign in.',
      otherwise:
        'If it was not you, set a new password at once (“Forgot your password?” on the sign-in page) and write to us.',
    },
    codes_replaced: {
      subject: 'New recovery codes were made',
      title: 'New recovery codes were made',
      body: 'The recovery codes that your Gija account had before no longer count. The new ones were shown once, where they were made.',
      otherwise:
        'If it was not you, set a new password at once (“Forgot your password?” on the sign-in page) and write to us.',
    },
    signed_out: {
      subject: 'Signed out on your devices',
      title: 'Signed out on your devices',
      body: 'Your Gija account was signed out on other devices and in other browsers, or on all of them. Where you are signed out, sign in again.',
      otherwise:
        'If it was not you, set a new password at once (“Forgot your password?” on the sign-in page) and write to us.',
    },
  },
  when: (moment) => `It happened on ${moment} (Vilnius time).`,
  toSignIn: 'To the sign-in page',
  why: 'You get this mail because you have an account at Gija.',
};
