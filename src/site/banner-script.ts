/**
 * Runs right behind a place of banners, before it is painted: of those that were built into it the first is shown whose time it is
 * by now, so that what has ended since the build, or begun, neither flashes nor moves anything. Kept as text because the content
 * security policy carries its hash.
 */
export const bannerScript =
  '{let s;const n=Date.now()/1e3;for(const b of document.currentScript.parentElement.children){const d=b.dataset;if(d.banner)(b.hidden=!!s||d.from>n||d.until<=n)||(s=b)}}';
