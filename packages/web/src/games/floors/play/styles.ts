/** All styles of the hall's panels; the order counts. */
import './layout.css';
import './panels.css';
import './sizes.css';
import './dialogs.css';
