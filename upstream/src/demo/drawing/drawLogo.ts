/** An SVG mark: loops of cable in the company's colour beside the first word of its name. */
export function drawLogo(companyName: string, colour: string): Buffer {
  const [word = companyName] = companyName.split(" ");
  const loops = "M18 34h54a12 12 0 0 1 0 24H36a12 12 0 0 0 0 24h54";
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 116" role="img" aria-label="${word}">
<rect width="108" height="116" rx="16" fill="${colour}"/>
<path d="${loops}" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"/>
<text x="126" y="76" font-family="Helvetica, Arial, sans-serif" font-size="54" font-weight="700" fill="${colour}">${word}</text>
</svg>
`);
}
