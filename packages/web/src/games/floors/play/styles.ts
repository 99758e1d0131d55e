/** All stylesheets of the play screen. Their order matters. */
import './layout.css';
import './panels.css';
import './sizes.css';
import './dialogs.css';
