/** What somebody might call a product, or write about one, to break the pages and files that show it. */
export const hostileWords = [
  '<script>window.broken=1</script>',
  '</ScRiPt><img src=x onerror="window.broken=1">',
  `"quotes" 'single' \`ticks\` &amp; & &lt;b&gt;`,
  '\u202Eright to left\u202C \u05E9\u05DC\u05D5\u05DD \u200F',
  '\u200B\u200Bzero\u200Dwidth\uFEFF',
  '👗👩🏽‍🦰 emoji 🇱🇹',
  'Ilgaspavadinimasbetarpų'.repeat(13),
  '{{count}} $t(layout:skip) #{1+1} {{{raw}}}',
  ']]> --> <!-- \u0007bell',
  'javascript:alert(1)//',
] as const;
