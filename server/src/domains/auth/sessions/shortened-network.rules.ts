/** Enough of an address for its owner to recognize it, too little to locate a house: '203.0.113.x', '2001:db8:1:x'. */
export function shortenNetwork(network: string): string {
  const parts = network.split('.');
  if (parts.length === 4) return `${parts.slice(0, 3).join('.')}.x`;
  if (!network.includes(':')) return '';
  const groups = network.replace(/::\/64$/, '').split(':');
  return `${groups.slice(0, 3).join(':')}:x`;
}
