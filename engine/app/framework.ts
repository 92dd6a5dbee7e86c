/** React's file runs when it comes, not when ours first asks for something in it: two short tasks instead of a long one. */
import 'react-dom/client';
