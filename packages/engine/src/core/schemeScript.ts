/**
 * The only inline script of a document: it must run before the first paint, or a reader of the dark scheme sees a flash.
 * The content policy carries its hash, so a change here changes the policy.
 */
export const schemeScript =
  "(function(d){d.className='js';try{var s=localStorage.getItem('scheme');if(s==='light'||s==='dark')d.dataset.scheme=s}catch(e){}})(document.documentElement)";
