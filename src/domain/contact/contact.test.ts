import { describe, expect, it } from 'vitest';
import { isEmailAddress } from './email-address.ts';
import { contactProblems, countLinks, doubtsAbout, manyLines, oneLine } from './message.ts';

const full = { firstName: 'Rūta', lastName: 'K', email: 'ruta@example.com', subject: 'Dydis', message: 'Labas' };

describe('an address of mail', () => {
  it.each(['ruta@example.com', ' Ruta@Example.com ', "o'neil+gija@mail.example.co.uk", 'rūta@paštas.lt'])(
    'may be %s',
    (typed) => expect(isEmailAddress(typed)).toBe(true),
  );

  it.each([
    '',
    ' ',
    'ruta',
    '@',
    'ruta@',
    '@example.com',
    'ruta@example',
    'a b@example.com',
    'a@b.lt,c@d.lt',
    'a@b.lt\nBcc:x@y.lt',
    `${'a'.repeat(250)}@b.lt`,
  ])('is not %j', (typed) => expect(isEmailAddress(typed)).toBe(false));
});

describe('a message', () => {
  it('lacks nothing when all fields are filled', () => {
    expect(contactProblems(full)).toEqual({});
  });

  it('needs every field; an empty address is missing, not wrong', () => {
    const empty = { firstName: '', lastName: ' ', email: '', subject: '\t', message: '\n' };
    expect(new Set(Object.values(contactProblems(empty)))).toEqual(new Set(['fieldRequired']));
    expect(Object.keys(contactProblems(empty))).toEqual(['firstName', 'lastName', 'email', 'subject', 'message']);
    expect(contactProblems({ ...full, email: 'ruta' })).toEqual({ email: 'validEmailRequired' });
  });

  it('has no line ends where a header is made of it, and no control characters anywhere', () => {
    expect(oneLine(' a\r\nBcc: b\u2028c\u0000 ')).toBe('a Bcc: b c');
    expect(manyLines('a\r\nb\rc\u0000\td ')).toBe('a\nb\nc\td');
  });

  it.each([
    ['labas', 0],
    ['http://a.lt ir https://b.lt, www.c.lt', 3],
  ])('%s has %i links', (text, links) => expect(countLinks(text)).toBe(links));

  it('is doubted for what machines do, not for autofill', () => {
    const plain = { subject: 'a', message: 'http://a.lt http://b.lt', hidden: '', seconds: 1.2 };
    expect(doubtsAbout(plain)).toEqual([]);
    expect(doubtsAbout({ ...plain, seconds: undefined })).toEqual([]);
    expect(doubtsAbout({ ...plain, message: 'www.a www.b www.c', hidden: 'x', seconds: 0 })).toEqual([
      'hidden_field',
      'links',
      'hasty',
    ]);
  });
});
