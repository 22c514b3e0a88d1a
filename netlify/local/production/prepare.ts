// The `update.sh` of a server from before the move runs this file of the new version. It goes with the next version.
import '../../server/production/prepare.ts';
